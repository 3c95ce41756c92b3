interface Verdict {
  /** Scores from 0 to 100. */
  scores: { performance: number; accessibility: number; 'best-practices': number; seo: number };
  findings: string[];
  /** CPU slowdown multiplier of the simulated phone. */
  slowdown: number;
}

/** Runs Lighthouse on a simulated phone. (The tools are not a workspace project, so they are imported by URL.) */
export const { judgePages } = (await import(
  new URL('../../../tools/bench/lighthouse.ts', import.meta.url).href
)) as {
  judgePages: (pages: { url: string; wanted: number }[]) => Promise<Verdict[]>;
};
