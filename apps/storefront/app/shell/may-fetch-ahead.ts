interface Device {
  readonly onLine: boolean;
  /** Absent where a browser does not tell. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Whether a device's connection is good enough, and not to be spared, for what nobody has asked for. */
export const mayFetchAhead = ({ onLine, connection }: Device): boolean =>
  onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
