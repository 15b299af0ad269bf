import { randomUUID } from 'node:crypto';

/** Token that gives a build or a preview access to drafts. */
export interface PreviewToken {
  /** Empty: drafts stay hidden. */
  readonly token: string;
  /** Whether it was generated for the local services. */
  readonly isMade: boolean;
}

/** Returns the configured token, or generates one for local services. A hosted CMS knows only the configured one. */
export function getPreviewToken(environment: Readonly<Record<string, string | undefined>>): PreviewToken {
  const given = environment['MAREHALM_PREVIEW_TOKEN'] ?? '';
  const isMade = given === '' && !environment['MAREHALM_CMS_URL'];
  return { token: isMade ? randomUUID() : given, isMade };
}
