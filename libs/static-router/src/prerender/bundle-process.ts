/** Program that bundles the app in the folder of its argument. A separate process, because React Router's plugin leaves a second Vite server open. */
import { createBuilder } from 'vite';

const [, , root = '.'] = process.argv;
// The contents of `public` are copied to the finished site.
const builder = await createBuilder({ root, logLevel: 'warn', build: { copyPublicDir: false } });
for (const name of ['client', 'ssr']) {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`Cannot bundle ${root}: Vite has no environment "${name}"`);
  await builder.build(environment);
}
process.exit(0);
