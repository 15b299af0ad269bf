/** Remembers the last fact reported about each subject, so that the shopper is not told the same thing twice in a row. */
export interface ReportDeduplicator<Fact> {
  /** Whether `fact` differs from the last reported fact of `subject`; remembers it. */
  isNews(subject: string, fact: Fact): boolean;
  /** Forgets the subjects that are resolved. */
  keepOnly(isOpen: (subject: string) => boolean): void;
}

/** Creates a deduplicator that has not seen any report yet. */
export function createReportDeduplicator<Fact>(): ReportDeduplicator<Fact> {
  const facts = new Map<string, Fact>();
  return {
    isNews(subject, fact) {
      const isNews = facts.get(subject) !== fact;
      facts.set(subject, fact);
      return isNews;
    },
    keepOnly(isOpen) {
      for (const subject of facts.keys()) if (!isOpen(subject)) facts.delete(subject);
    },
  };
}
