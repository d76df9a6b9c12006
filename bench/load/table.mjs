// A table with two players: the one to move does so when it is time, and the clock runs until the other sees the move.

export class Table {
    constructor(protocol, pace) {
        Object.assign(this, { protocol, pace, latencies: [], refused: 0, bytes: 0, seen: 0, over: false });
        this.choice = null; // the legal moves of the player to move
        this.sent = null; // the move in flight: who made it, when, and when it was due
        this.moves = 0;
        this.times = [];
        this.ready = new Promise((done) => (this.isReady = done));
    }

    async open() {
        this.sockets = await this.protocol.open((seat, text) => this.hear(seat, text));
    }

    // At a pace, one move is due in every interval, at a random moment.
    begin(start, window, atEnd) {
        const stretches = this.pace ? Math.ceil((window[1] - start) / this.pace) : 0;
        const times = Array.from({ length: stretches }, (_, number) => start + (number + Math.random()) * this.pace);
        Object.assign(this, { window, times, atEnd });
        this.plan();
    }

    hear(seat, text) {
        if (this.protocol.isRefusal(text)) this.refused += 1;
        if (!this.protocol.isPosition(text)) return;
        if (this.sent && seat !== this.sent.seat) this.arrived(text);
        const choice = this.protocol.choice(text, seat);
        if (choice) {
            this.choice = choice;
            this.isReady();
        } else if (this.window && !this.over && this.protocol.isOver(text)) {
            this.over = true;
            this.atEnd();
        }
        this.plan();
    }

    arrived(text) {
        const now = performance.now();
        // At a pace, moves count by when they were due; flat out, by when they arrive.
        if (this.isCounted(this.pace ? this.sent.due : now)) {
            this.latencies.push(now - this.sent.at);
            this.bytes += text.length;
            this.seen += 1;
        }
        this.sent = null;
    }

    isCounted(time) {
        return time >= this.window[0] && time < this.window[1];
    }

    // A late player moves as soon as possible.
    plan() {
        if (!this.window || this.sent || !this.choice || this.over) return;
        const choice = this.choice;
        this.choice = null;
        if (!this.pace) return this.move(choice, performance.now());
        const due = this.times[this.moves];
        if (due < this.window[1]) setTimeout(() => this.move(choice, due), Math.max(0, due - performance.now()));
    }

    // How many moves should have arrived; a finished game needs no more.
    get due() {
        const played = this.over ? this.times.slice(0, this.moves) : this.times;
        return played.filter((time) => this.isCounted(time)).length;
    }

    move(choice, due) {
        const at = performance.now();
        if (at >= this.window[1]) return;
        this.moves += 1;
        this.sent = { seat: choice.seat, at, due };
        this.protocol.send(this.sockets[choice.seat], choice);
    }
}
