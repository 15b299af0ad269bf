// The entry points of the installed packages that need no framework.
const { readFileSync } = require('node:fs');

const { packages } = JSON.parse(readFileSync('package.json', 'utf8'));
exports.entryPoints = packages.flatMap((name) => {
  const manifest = JSON.parse(readFileSync(`node_modules/@marehalm/${name}/package.json`, 'utf8'));
  return Object.keys(manifest.exports)
    .filter((path) => !/\.(?:css|json)$|react|openapi/.test(path))
    .map((path) => `@marehalm/${name}${path.slice(1)}`);
});
