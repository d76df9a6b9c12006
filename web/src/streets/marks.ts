// Marks by shape, drawn about 0,0: symbols of people, businesses, pictograms of prices, and patterns of seats.

/** Symbols, 10 units wide. */
export const MARKS: Record<string, string> = {
  tourist: "M0 -5.4L5.2 0L0 5.4L-5.2 0z",
  hipster: "M0 -5L5.4 4.2H-5.4z",
  parent: "M-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0z",
  shopper: "M-4.2 -4.2h8.4v8.4h-8.4z",
  wild: "M0 -5.6L1.6 -1.9L5.5 -1.6L2.5 1L3.4 4.9L0 2.8L-3.4 4.9L-2.5 1L-5.5 -1.6L-1.6 -1.9z",
};

export const COLOURS = Object.keys(MARKS);

/** Bodies of people: the mark of their colour, feet at 0; the head goes on top. */
export const BODIES: Record<string, string> = {
  tourist: "M0 -8.2L4.6 -4.1L0 0L-4.6 -4.1z",
  hipster: "M0 -8.4L4.5 0H-4.5z",
  parent: "M-3.9 -3.9a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0 -7.8 0z",
  shopper: "M-3.6 -7.2h7.2V0h-7.2z",
};

/** Businesses, stroked, 10 units wide. */
export const BUSINESS: Record<string, string> = {
  restaurant: "M-2.6 4.6V-4.6M-4.4 -4.6v2.4q0 1.8 1.8 1.8T-.8 -2.2v-2.4M2.6 4.6V0M2.6 0q-1.8 -.8 -1.4 -3t1.4 -1.8z",
  residential: "M-4.8 4v-7M-4.8 2.4h9.6V4M4.8 2.4V.4q0 -1.4 -1.4 -1.4H-1v3.2M-3 -.4h.4",
  leisure: "M0 4.6V-1.4M-5 -1.4q0 -3.6 5 -3.6t5 3.6zM-2 -1.4q.4 -3 2 -3.6q1.6 .6 2 3.6M-2.6 4.6h5.2",
  retail: "M-4 -1.8h8l.8 6.4h-9.6zM-2 -.4v-2.4q0 -2 2 -2t2 2v2.4",
  wild: "M0 -4.8v9.6M-4.2 -2.4l8.4 4.8M4.2 -2.4l-8.4 4.8",
};

/** What a price counts when it is no symbol, filled, 12 units wide. */
export const PICTOGRAMS: Record<string, string> = {
  signs: "M-5 -5h10v6.4h-4.2V5h-1.6V1.4H-5z",
  size: "M-6 3.2h12V5H-6zM-6 2.2v-4.4l1.7 -1.8l1.7 1.8v4.4zM-1.7 2.2v-4.4L0 -4l1.7 1.8v4.4zM2.6 2.2v-4.4L4.3 -4L6 -2.2v4.4z",
  adjacency:
    "M-2 -2h4v4h-4zM-5.6 -5.6h2.6v2.6h-2.6zM-1.3 -5.6h2.6v2.6h-2.6zM3 -5.6h2.6v2.6H3zM-5.6 -1.3h2.6v2.6h-2.6zM3 -1.3h2.6v2.6H3zM-5.6 3h2.6v2.6h-2.6zM-1.3 3h2.6v2.6h-2.6zM3 3h2.6v2.6H3z",
  enclosure: "M-6.4 -5h4.6V5h-4.6zM-1 2h7.4v3H-1zM-.6 1V-2.4l1.6 -1.6l1.6 1.6V1zM3.4 1V-2.4L5 -4l1.6 1.6V1z",
  people: "M-4.4 5.4q0 -5.4 4.4 -5.4t4.4 5.4zM-2.7 -3.2a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0z",
  copy: "M-5 -2.6h6.4V5.4H-5zM-2.4 -5.4H5V3.4H2.6v-7.2h-5z",
};

/** Patterns of seats on a board from -10,-7 to 10,7, stroked. */
export const PATTERNS = [
  "M-10 -1L-4 -7M-10 6L3 -7M-3 7L10 -6M4 7L10 1",
  "M-7.5 -4h.01M-2.5 -4h.01M2.5 -4h.01M7.5 -4h.01M-7.5 0h.01M7.5 0h.01M-7.5 4h.01M-2.5 4h.01M2.5 4h.01M7.5 4h.01",
  "M-10 -4.4h20M-10 4.4h20",
  "M-7.4 -7v14M7.4 -7v14",
  "M-10 -2.6l3.3 -3l3.4 3l3.3 -3l3.3 3l3.4 -3l3.3 3M-10 5.4l3.3 -3l3.4 3l3.3 -3l3.3 3l3.4 -3l3.3 3",
];
