interface Device {
  readonly onLine: boolean;
  /** `undefined` where the browser does not say. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Returns whether the connection of a device is good enough, and not to be saved, for pages that may never be visited. */
export const isPrefetchAllowed = ({ onLine, connection }: Device): boolean =>
  onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
