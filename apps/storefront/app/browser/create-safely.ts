import { attempt } from './attempt';

type Methods<Api> = {
  readonly [Name in keyof Api as Api[Name] extends (...input: never[]) => void ? Name : never]: Api[Name];
};

/**
 * Returns the observer or channel that `create` makes, reduced to methods that never throw: a browser that blocks it notices nothing.
 */
export function createSafely<Api extends object>(create: () => Api): Methods<Api> {
  const api = attempt(create);
  return new Proxy({} as Methods<Api>, {
    get:
      (_, name) =>
      (...input: unknown[]) =>
        attempt(() =>
          (api?.[name as keyof Api] as ((...input: unknown[]) => unknown) | undefined)?.(...input),
        ),
  });
}
