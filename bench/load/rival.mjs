// boardgame.io's own server with in-memory state, and a game whose state is about as large as a position of Streets.
// (package.json pins koa-compose: with 4.2, boardgame.io 0.50.2 does not answer requests to its lobby.)
//   node rival.mjs 8001

import core from "boardgame.io/dist/cjs/core.js";
import server from "boardgame.io/dist/cjs/server.js";

import { CELLS } from "./boardgame.mjs";

const { INVALID_MOVE } = core;
const HAND = 3;
const FACES = 60;
const KINDS = { tourist: 0, hipster: 0, parent: 0, shopper: 0 };

const laid = (cell) => ({
    tile: `building-${cell}`,
    at: [cell % 6, Math.floor(cell / 6)],
    facing: "south",
    owner: null,
    signs: 0,
    people: {},
    fomo: {},
    enclosed: false,
});
const seat = (random) => ({
    money: 10,
    free_signs: 7,
    tokens: { restaurant: 0, residential: 0, leisure: 0, retail: 0 },
    hand: random.Die(FACES, HAND),
});

const town = {
    name: "town",
    minPlayers: 2,
    maxPlayers: 2,
    turn: { minMoves: 1, maxMoves: 1 },
    setup: ({ random }) => ({
        turns: 0,
        seats: [seat(random), seat(random)],
        city: Array.from({ length: CELLS }, (_, cell) => laid(cell)),
        stack: { ...KINDS },
        people_left: { ...KINDS },
        last: [],
        deck: random.Shuffle(Array.from({ length: FACES }, (_, tile) => tile + 1)),
    }),
    moves: { lay: { move: lay, client: false } },
    playerView: ({ G, playerID }) => ({
        ...G,
        deck: G.deck.length,
        seats: G.seats.map((each, number) => (String(number) === playerID ? each : { ...each, hand: HAND })),
    }),
};

function lay({ G, playerID, random }, cell, tile) {
    const { hand } = G.seats[playerID];
    if (!G.city[cell] || !hand.includes(tile)) return INVALID_MOVE;
    Object.assign(G.city[cell], { tile: `building-${tile}`, owner: Number(playerID), signs: 1 });
    Object.assign(G.city[cell].people, { tourist: 1 + random.Die(4) });
    hand[hand.indexOf(tile)] = G.deck[G.turns % FACES];
    G.seats[playerID].money += 1;
    G.turns += 1;
    G.last = [{ event: "built", seat: Number(playerID), tile, cell }];
}

process.env.NODE_ENV = "production";
await server.Server({ games: [town], origins: [] }).run(Number(process.argv[2]));
