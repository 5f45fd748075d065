/** The icons that content may name, as strokes on a 24-pixel grid. */
export const contentIcons = {
  anchor: "M12 8v13M12 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM4 13a8 8 0 0 0 16 0M8.5 11h7",
  book: "M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2ZM12 6v14",
  calculator: "M6 3h12v18H6ZM9 7h6M9 12h.01M12 12h.01M15 12h.01M9 16h.01M12 16h.01M15 16h.01",
  chart: "M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3 2",
  code: "M8 7l-5 5 5 5M16 7l5 5-5 5M14 4l-4 16",
  compass: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM15.5 8.5l-2 5-5 2 2-5Z",
  database: "M4 6c0-4 16-4 16 0s-16 4-16 0ZM4 6v12c0 4 16 4 16 0V6M4 12c0 4 16 4 16 0",
  funnel: "M3 5h18l-7 8v6l-4 2v-8Z",
  gauge: "M4 17a8.5 8.5 0 1 1 16 0M12 15l4-5",
  growth: "M3 18l6-6 4 4 8-9M15 7h6v6",
  handshake: "M3 8l4-2 5 3 5-3 4 2v8l-4 1-5 3-5-3-4-1ZM9 12l3 2.5 3-2.5",
  layers: "M12 3l9 5-9 5-9-5ZM3 12l9 5 9-5M3 16l9 5 9-5",
  lightbulb: "M9 17h6M10 21h4M9 17c0-2-3-3.5-3-7a6 6 0 0 1 12 0c0 3.5-3 5-3 7",
  percent: "M5 19 19 5M7.5 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM16.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  profit: "M4 20h16M6 20v-5h3v5M11 20v-9h3v9M16 20V6h3v14M4 9l5-4 4 2 6-5",
  repeat: "M4 11V9a3 3 0 0 1 3-3h13l-3-3M20 13v2a3 3 0 0 1-3 3H4l3 3",
  shield: "M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6ZM8.5 12l2.5 2.5 4.5-5",
  spark: "M12 3v5M12 16v5M3 12h5M16 12h5M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3",
  tools: "M14.5 6.5a4 4 0 0 1 5-3l-2.5 3 .5 2 2 .5 2-2.5a4 4 0 0 1-5.5 4.5L8 19l-3-3 8-8Z",
} as const;

export const contentIconNames = Object.keys(contentIcons) as (keyof typeof contentIcons)[];
