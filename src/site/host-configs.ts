// The headers of the site as configuration of servers that do not read `_headers`: nginx, Apache and Caddy.
import { PACKED_FILES, type HeaderRule } from './headers.ts';

export type Host = 'nginx' | 'apache' | 'caddy';

const quote = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;

/** Splits off the first rule, which holds for every response, from those of single paths. */
function splitRules(rules: readonly HeaderRule[]): { everywhere: HeaderRule['headers']; paths: HeaderRule[] } {
  const [first, ...paths] = rules;
  if (first === undefined || !first.path.endsWith('/*'))
    throw new Error(`header rules: expected the first one to hold for every path, found ${first?.path ?? 'none'}`);
  return { everywhere: first.headers, paths };
}

/** The base path of the rules, with a slash at its end. */
const baseOf = (rules: readonly HeaderRule[]): string => (rules[0]?.path ?? '/*').slice(0, -1);

/** nginx and Apache look their blocks up once more for the file that a folder is answered with. */
const INDEX = 'index.html';

const packed = (form: (ending: string) => string): string => PACKED_FILES.map(form).join(' ');

const TEXTS = 'text/css text/javascript application/javascript text/markdown text/plain application/json text/xml';

/** What is compressed, and types: tables of them lack some of ours, and servers add the encoding to HTML alone, or to nothing. */
const TYPES: Readonly<Record<Host, string>> = {
  nginx: `absolute_redirect off;
default_type application/octet-stream;
include mime.types;
types { text/markdown md; application/manifest+json webmanifest; }
charset utf-8;
charset_types text/plain text/markdown;
gzip on;
gzip_vary on;
gzip_types ${TEXTS} image/svg+xml;
`,
  apache: `AddType text/markdown .md
AddType application/manifest+json .webmanifest
AddType application/octet-stream ${packed((ending) => `.${ending}`)}
AddCharset utf-8 .html .md .txt
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html ${TEXTS} image/svg+xml
</IfModule>
`,
  caddy: `encode zstd gzip
@markdown path *.md
header @markdown Content-Type "text/markdown; charset=utf-8"
@manifest path *.webmanifest
header @manifest Content-Type "application/manifest+json"
@packed path ${packed((ending) => `*.${ending}`)}
header @packed Content-Type "application/octet-stream"
`,
};

/** nginx takes no header of an outer block where an inner one sets any, so each block has all of them. */
function formatNginx(rules: readonly HeaderRule[]): string {
  const { everywhere, paths } = splitRules(rules);
  const base = baseOf(rules);
  const blocks = paths.map(({ path, headers }) => {
    const match = path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : `= ${path}${path.endsWith('/') ? INDEX : ''}`;
    const lines = [...everywhere, ...headers].map(([name, value]) => `  add_header ${name} ${quote(value)} always;\n`);
    return `location ${match} {\n${lines.join('')}}\n`;
  });
  const rest = everywhere.map(([name, value]) => `add_header ${name} ${quote(value)} always;\n`).join('');
  const note = '# Goes into a server block, below its root.\n';
  return `${note}error_page 404 ${base}404.html;\nerror_page 403 =404 ${base}404.html;\n${TYPES.nginx}${rest}\n${blocks.join('\n')}`;
}

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function formatApache(rules: readonly HeaderRule[]): string {
  const { everywhere, paths } = splitRules(rules);
  const base = baseOf(rules);
  const set = ([name, value]: [string, string]): string => `Header always set ${name} ${quote(value)}\n`;
  const blocks = paths.map(({ path, headers }) => {
    const end = path.endsWith('/') ? `(?:${escapeRegExp(INDEX)})?` : '';
    const pattern = path.endsWith('*') ? `^${escapeRegExp(path.slice(0, -1))}` : `^${escapeRegExp(path)}${end}$`;
    return `<If "%{REQUEST_URI} =~ m#${pattern}#">\n${headers.map((header) => `  ${set(header)}`).join('')}</If>\n`;
  });
  const note =
    '# Stands as .htaccess in the folder of the site; needs mod_headers, mod_deflate with mod_filter, and AllowOverride FileInfo.\n';
  return `${note}ErrorDocument 404 ${base}404.html\nErrorDocument 403 ${base}404.html\n${TYPES.apache}${everywhere.map(set).join('')}\n${blocks.join('\n')}`;
}

function formatCaddy(rules: readonly HeaderRule[]): string {
  const { everywhere, paths } = splitRules(rules);
  const base = baseOf(rules);
  const set = ([name, value]: [string, string]): string => `\t${name} ${quote(value)}\n`;
  const blocks = paths.map(({ path, headers }) => `header ${path} {\n${headers.map(set).join('')}}\n`);
  const note = '# Goes into a site block, beside its root.\n';
  const errors = `handle_errors {\n\trewrite * ${base}404.html\n\tfile_server\n}\nfile_server\n`;
  return `${note}${errors}${TYPES.caddy}\nheader {\n${everywhere.map(set).join('')}}\n\n${blocks.join('\n')}`;
}

const FORMATS: Readonly<Record<Host, (rules: readonly HeaderRule[]) => string>> = {
  nginx: formatNginx,
  apache: formatApache,
  caddy: formatCaddy,
};

/** Writes the rules of `createHeaderRules` as configuration of a server. */
export const formatHostConfig = (host: Host, rules: readonly HeaderRule[]): string => FORMATS[host](rules);

export const HOSTS = Object.keys(FORMATS) as Host[];
