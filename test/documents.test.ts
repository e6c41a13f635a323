// The documents of the project name what exists: every dependency, every path, every command.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>> & {
  scripts: Record<string, string>;
};
const manifest = JSON.parse(read('package.json')) as Manifest;
/** What the project is made with; the Node that it brings stands in a workspace. */
const dependencies = {
  ...manifest.devDependencies,
  ...(JSON.parse(read('tools/node-24/package.json')) as Manifest).optionalDependencies,
};
const codeSpans = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => String(code));

describe('CONTRIBUTING gives the reason of', () => {
  const [, list = ''] = read('CONTRIBUTING.md').split('## Dependencies');
  const names = Object.keys(dependencies);

  test('every dependency', () => {
    expect(names.filter((name) => !codeSpans(list).includes(name))).toEqual([]);
  });

  test('no package that is none', () => {
    const claimed = [...list.matchAll(/^- (.*?):/gm)].flatMap(([, heads]) => codeSpans(String(heads)));
    expect(claimed.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe.each(readdirSync(root).filter((name) => name.endsWith('.md')))('in %s', (name) => {
  const text = read(name);

  test('every path exists', () => {
    const paths = codeSpans(text).filter(
      (code) => /^\.?[a-z-]+\/[\w./-]*$|\w\.(ts|mjs|md)$/.test(code) && !code.startsWith('/'),
    );
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => String(path));
    expect(paths.length + links.length).toBeGreaterThan(0);
    // What is made by running stands in .gitignore, and may not be there yet.
    const isMade = (path: string): boolean => read('.gitignore').split('\n').includes(path);
    expect(
      [...paths, ...links].filter((path) => !path.includes('<') && !isMade(path) && !existsSync(join(root, path))),
    ).toEqual([]);
  });

  test('every npm command exists', () => {
    const called = [...text.matchAll(/npm run (?:-s )?([a-z\d:-]+)/g)].map(([, script]) => String(script));
    expect(called.filter((script) => !(script in manifest.scripts))).toEqual([]);
  });
});

test('package.json pins every version exactly', () => {
  const versions = Object.entries(dependencies);
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('the package brings no other to its users', () => {
  expect([manifest.dependencies, manifest.optionalDependencies]).toEqual([undefined, undefined]);
});

test('README shows both commands in its first screen', () => {
  const screen = read('README.md').split('\n').slice(0, 15).join('\n');
  expect(screen).toMatch(/^npm start\b/m);
  expect(screen).toMatch(/^npm test\b/m);
});
