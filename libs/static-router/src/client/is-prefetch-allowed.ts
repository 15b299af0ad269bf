interface Device {
  readonly onLine: boolean;
  /** `undefined` where the browser does not report it. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Whether the device is online, not in data-saving mode and not on a 2G connection, so that pages may be prefetched that may never be visited. */
export const isPrefetchAllowed = ({ onLine, connection }: Device): boolean =>
  onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
