interface Verdict {
  /** From 0 to 100 each. */
  scores: { performance: number; accessibility: number; 'best-practices': number; seo: number };
  /** What Lighthouse found wanting. */
  findings: string[];
  /** How many times slower than this machine the phone was taken to be. */
  slowdown: number;
}

/** Judges pages as on a simulated phone. (The tools are no project of the workspace, so they are reached by address.) */
export const { judgePages } = (await import(
  new URL('../../../tools/bench/lighthouse.ts', import.meta.url).href
)) as {
  judgePages: (pages: { url: string; wanted: number }[]) => Promise<Verdict[]>;
};
