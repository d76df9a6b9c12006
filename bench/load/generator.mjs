// Plays at many tables of one server and writes the results as JSON. The same process serves both servers:
//   node generator.mjs '{"server": "citywright", "address": "http://127.0.0.1:8000", "tables": 500, "pace": 1,
//                        "warm": 3, "seconds": 15}'

import * as boardgame from "./boardgame.mjs";
import * as citywright from "./citywright.mjs";
import { Table } from "./table.mjs";

const SERVERS = { boardgame, citywright };
const TOGETHER = 16; // tables created at the same time
const GRACE = 1000; // milliseconds that a move may take after time is up
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

async function all(tables, work) {
    const left = tables[Symbol.iterator]();
    const worker = async () => {
        for (const table of left) await work(table);
    };
    await Promise.all(Array.from({ length: TOGETHER }, worker));
}

function percentile(sorted, part) {
    return sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] : null;
}

function told(tables, seconds, used) {
    const sum = (name) => tables.reduce((total, table) => total + table[name], 0);
    const latencies = tables.flatMap((table) => table.latencies).sort((a, b) => a - b);
    const delivered = latencies.length;
    return {
        due: sum("due"),
        delivered,
        a_second: delivered / seconds,
        p50: percentile(latencies, 0.5),
        p95: percentile(latencies, 0.95),
        p99: percentile(latencies, 0.99),
        most: latencies.at(-1) ?? null,
        refused: sum("refused"),
        over: tables.filter((table) => table.over).length,
        bytes: sum("bytes") / Math.max(1, sum("seen")),
        generator_cores: (used.user + used.system) / 1e6 / seconds,
    };
}

async function main({ server, address, tables: number, pace, warm, seconds }) {
    const protocol = await SERVERS[server].enter(address);
    // Flat out, a game may end before the time is up; then a table opened in advance replaces it.
    const tables = Array.from({ length: pace ? number : 2 * number }, () => new Table(protocol, pace * 1000));
    await all(tables, (table) => table.open());
    await Promise.all(tables.map((table) => table.ready));
    const start = performance.now() + 200;
    const window = [start + warm * 1000, start + (warm + seconds) * 1000];
    const fresh = tables.slice(number);
    const begin = (table) => table?.begin(start, window, () => begin(fresh.pop()));
    tables.slice(0, number).forEach(begin);
    await wait(window[0] - performance.now());
    process.stdout.write("measuring\n");
    const before = process.cpuUsage();
    await wait(window[1] - performance.now());
    const used = process.cpuUsage(before);
    process.stdout.write("measured\n");
    if (pace) await wait(GRACE);
    process.stdout.write(JSON.stringify(told(tables, seconds, used)) + "\n");
    process.exit();
}

process.on("SIGTERM", () => process.exit(1));
await main(JSON.parse(process.argv[2]));
