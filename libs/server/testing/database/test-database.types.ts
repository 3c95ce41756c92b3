/** A database created once per workspace or server and copied for each spec, because creating one takes seconds. */
export type Template = {
  /** Must change with everything that determines the content. */
  name: string;
  /**
   * Creates the template in an empty data folder or, when a URL is given, in that empty database, then stops the
   * server.
   */
  create: (dataDir: string, databaseUrl?: string) => Promise<void>;
};
