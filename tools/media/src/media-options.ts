/** Source and target of the media. */
export interface MediaOptions {
  /** Origin of the CMS. */
  readonly cmsUrl: string;
  /** Token that gives access to drafts. Without it their pictures are not generated. */
  readonly previewToken?: string | undefined;
  /** Folder of the app: files are written to its `public`, their data to its `.cache`. */
  readonly appDirectory: string;
}
