// How a player talks to boardgame.io: Socket.IO frames over the same web sockets as for Citywright. This is less work for
// the player's side than the Socket.IO client.

import WebSocket from "ws";

import { post } from "./asking.mjs";

const SPACE = "/town,"; // the name of the game is the namespace
export const CELLS = 24; // places in its town, so that messages are as large as Citywright's (see the results)

export async function enter(address) {
    return { ...protocol, open: (hear) => open(address, hear) };
}

async function open(address, hear) {
    const { matchID } = await post(`${address}/games/town/create`, { numPlayers: 2 });
    return Promise.all(
        ["0", "1"].map((playerID, seat) => join(address, matchID, playerID, (text) => hear(seat, text))),
    );
}

async function join(address, matchID, playerID, hear) {
    const body = { playerID, playerName: `Guest ${playerID}` };
    const { playerCredentials } = await post(`${address}/games/town/${matchID}/join`, body);
    const socket = new WebSocket(`${address.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`, {
        perMessageDeflate: false,
    });
    Object.assign(socket, { matchID, playerID, playerCredentials });
    return new Promise((done, failed) => {
        socket.once("error", failed).on("message", (data) => greet(socket, data.toString(), done, hear));
    });
}

// The handshakes of Engine.IO, Socket.IO and boardgame.io, and its pings.
function greet(socket, text, done, hear) {
    if (text.startsWith("0")) socket.send(`40${SPACE}`);
    else if (text === "2") socket.send("3");
    else if (text.startsWith(`40${SPACE}`)) {
        emit(socket, "sync", socket.matchID, socket.playerID, socket.playerCredentials, 2);
        done(socket);
    } else hear(text);
}

const emit = (socket, ...message) => socket.send(`42${SPACE}${JSON.stringify(message)}`);
const UPDATE = `42${SPACE}["update"`;
const SYNC = `42${SPACE}["sync"`;

const protocol = {
    isPosition: (text) => text.startsWith(UPDATE) || text.startsWith(SYNC),
    isRefusal: (text) => text.startsWith("44"),
    isOver: (text) => text.includes('"gameover":{'),
    choice(text, seat) {
        const { turn, stateID, tile } = essence(text);
        return turn === String(seat) ? { seat, stateID, tile } : null;
    },
    send(socket, { stateID, tile }) {
        const { matchID, playerID, playerCredentials: credentials } = socket;
        const payload = { type: "lay", args: [Math.floor(Math.random() * CELLS), tile], playerID, credentials };
        emit(socket, "update", { type: "MAKE_MOVE", payload }, stateID, matchID, playerID);
    },
};

// The few parts of a state that a player needs, without parsing all of it, as for Citywright.
function essence(text) {
    return {
        turn: /"currentPlayer":"(\d)"/.exec(text)[1],
        stateID: Number(/"_stateID":(\d+)/.exec(text)[1]),
        tile: Number(/"hand":\[(\d+)/.exec(text)[1]),
    };
}
