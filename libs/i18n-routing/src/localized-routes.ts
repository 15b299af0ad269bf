/** The parameters of a pattern, without what stands around them in their segment: `:slug`, `:slug?`, `*path`. */
export type ParametersIn<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? ParametersIn<First> | ParametersIn<Rest>
  : Pattern extends `*${string}`
    ? Pattern
    : Pattern extends `${string}:${infer Name}`
      ? `:${WithoutEnd<Name>}`
      : never;

/** A parameter's name without what follows it in its segment: `.html`, `-sale`. */
type WithoutEnd<Text extends string> = Text extends `${infer Name}.${string}` | `${infer Name}-${string}`
  ? WithoutEnd<Name>
  : Text;

/** No parameter at all: `{}` would let any slip through. */
export type NoParameters = Readonly<Record<string, never>>;

/**
 * What a path of this pattern carries, decoded. In a catch-all a `/` parts the segments.
 *
 * @example
 * ```ts
 * const article: PathParameters<'journal/:slug'> = { slug: 'læ & salt' };
 * const listing: PathParameters<':collection/*path'> = { collection: 'face', path: 'creams/rich' };
 * [article.slug, listing.path]; // => ['læ & salt', 'creams/rich']
 * ```
 */
export type PathParameters<Pattern extends string> = string extends Pattern
  ? Readonly<Record<string, string | undefined>>
  : [ParametersIn<Pattern>] extends [never]
    ? NoParameters
    : {
          readonly [
            Part in ParametersIn<Pattern> as Part extends `:${string}?`
              ? never
              : Part extends `:${infer Name}`
                ? Name
                : never
          ]: string;
        } & {
          readonly [
            Part in ParametersIn<Pattern> as Part extends `:${infer Name}?` | `*${infer Name}` ? Name : never
          ]?: string | undefined;
        } extends infer Both
      ? // One object, which editors show better than the sum of two.
        { [Name in keyof Both]: Both[Name] }
      : never;

/** Routes by name, each with its path in every locale. */
export type LocalizedRoutes<Code extends string> = Readonly<Record<string, Readonly<Record<Code, string>>>>;

/** Turns a path into a compile error when its parameters are not those of the page in the other languages. */
export type SameParameters<Routes> = {
  readonly [Name in keyof Routes]: {
    readonly [Code in keyof Routes[Name]]: [ParametersIn<Routes[Name][keyof Routes[Name]] & string>] extends [
      ParametersIn<Routes[Name][Code] & string>,
    ]
      ? string
      : 'a path with the parameters that the page has in the other languages';
  };
};

/** A page of `Routes` in a language with its parameters. */
export type MatchIn<
  Code extends string,
  Routes extends LocalizedRoutes<Code>,
  Name extends keyof Routes & string = keyof Routes & string,
> = {
  readonly [Each in Name]: {
    readonly name: Each;
    readonly locale: Code;
    readonly parameters: PathParameters<Routes[Each][Code]>;
  };
}[Name];

/** Parameters of a page of `Routes` in each language that has the page. */
export type RouteParametersByLocale<
  Code extends string,
  Routes extends LocalizedRoutes<Code>,
  Name extends keyof Routes & string = keyof Routes & string,
> = {
  readonly [Each in Name]: { readonly [Key in Code]?: PathParameters<Routes[Each][Code]> | undefined };
}[Name];

/** The arguments after a route and its language: parameters may be omitted if none is required. */
export type ParameterArguments<Parameters> =
  Record<never, never> extends Parameters ? [parameters?: Parameters] : [parameters: Parameters];
