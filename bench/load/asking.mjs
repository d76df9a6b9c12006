// HTTP requests, each on its own connection, because a server may close a kept-alive connection at any moment.

import http from "node:http";

export function ask(url, { method = "GET", body, headers = {} } = {}) {
    const text = body && JSON.stringify(body);
    const options = { method, agent: false, headers: { "content-type": "application/json", ...headers } };
    return new Promise((done, failed) => {
        const request = http.request(url, options, async (answer) => {
            const said = (await answer.toArray()).join("");
            if (answer.statusCode < 300) done({ headers: answer.headers, body: JSON.parse(said) });
            else failed(new Error(`${method} ${url}: ${answer.statusCode} ${said}`));
        });
        request.once("error", failed).end(text);
    });
}

export const post = async (url, body, headers) => (await ask(url, { method: "POST", body, headers })).body;
