interface Device {
  readonly onLine: boolean;
  /** `undefined` where the browser does not report it. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Returns whether a connection is fast enough, and not in data-saving mode, to prefetch pages that may never be visited. */
export const isPrefetchAllowed = ({ onLine, connection }: Device): boolean =>
  onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
