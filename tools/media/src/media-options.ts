/** Where media come from and where they go. */
export interface MediaOptions {
  /** Origin of the content service. */
  readonly cmsUrl: string;
  /** Opens drafts; without it their pictures are not made. */
  readonly previewToken?: string | undefined;
  /** Folder of the app: files go into `public`, what its pages need to know about them into `.cache`. */
  readonly appDirectory: string;
}
