// How a player talks to Citywright.

import WebSocket from "ws";

import { ask, post } from "./asking.mjs";

const POSITION = '{"type":"position"';
const DECISION = '"decision":';
const AFTER = ',"can_undo":';

async function guest(address) {
    const { headers } = await ask(`${address}/api/me`);
    return headers["set-cookie"][0].split(";")[0];
}

export async function enter(address) {
    const cookies = [await guest(address), await guest(address)];
    return { ...protocol, open: (hear) => open(address, cookies, hear) };
}

async function open(address, cookies, hear) {
    const wanted = { game: "streets", seats: [{ who: "me" }, { who: "open" }] };
    const { id } = await post(`${address}/api/tables`, wanted, { cookie: cookies[0] });
    const sockets = await Promise.all(
        cookies.map((cookie, seat) =>
            connect(`${address.replace("http", "ws")}/api/tables/${id}/live`, cookie, seat, hear),
        ),
    );
    sockets[1].send(JSON.stringify({ type: "sit", request: 1, seat: 1 }));
    return sockets;
}

function connect(url, cookie, seat, hear) {
    const socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false });
    socket.on("message", (data) => hear(seat, data.toString()));
    return new Promise((done, failed) => socket.once("open", () => done(socket)).once("error", failed));
}

const protocol = {
    isPosition: (text) => text.startsWith(POSITION),
    isRefusal: (text) => text.startsWith('{"type":"refused"'),
    isOver: (text) => text.includes('"due":[]'),
    choice(text, seat) {
        const at = text.lastIndexOf(DECISION) + DECISION.length;
        const decision = JSON.parse(text.slice(at, text.lastIndexOf(AFTER)));
        return decision && { seat, ...decision };
    },
    send(socket, { seat, answers, moves }) {
        const move = moves[Math.floor(Math.random() * moves.length)];
        socket.send(JSON.stringify({ type: "move", request: 2, seat, answers, move }));
    },
};
