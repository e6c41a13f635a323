// The header rules as configuration of three servers.
import { expect, test } from 'vitest';
import type { HeaderRule } from './headers.ts';
import { formatHostConfig, HOSTS } from './host-configs.ts';

const RULES: HeaderRule[] = [
  { path: '/docs/*', headers: [['X-Content-Type-Options', 'nosniff']] },
  { path: '/docs/', headers: [['Cache-Control', 'no-cache']] },
  { path: '/docs/sw.js', headers: [['Cache-Control', 'no-cache']] },
  { path: '/docs/check/*', headers: [['Content-Security-Policy', "default-src 'none'; connect-src 'self' https:"]] },
];

test('nginx gets every header in every block, since an inner one hides the outer ones', () => {
  expect(formatHostConfig('nginx', RULES)).toBe(`# Goes into a server block, below its root.
error_page 404 /docs/404.html;
error_page 403 =404 /docs/404.html;
absolute_redirect off;
default_type application/octet-stream;
include mime.types;
types { text/markdown md; application/manifest+json webmanifest; }
charset utf-8;
charset_types text/plain text/markdown;
gzip on;
gzip_vary on;
gzip_types text/css text/javascript application/javascript text/markdown text/plain application/json text/xml image/svg+xml;
add_header X-Content-Type-Options "nosniff" always;

location = /docs/index.html {
  add_header X-Content-Type-Options "nosniff" always;
  add_header Cache-Control "no-cache" always;
}

location = /docs/sw.js {
  add_header X-Content-Type-Options "nosniff" always;
  add_header Cache-Control "no-cache" always;
}

location ^~ /docs/check/ {
  add_header X-Content-Type-Options "nosniff" always;
  add_header Content-Security-Policy "default-src 'none'; connect-src 'self' https:" always;
}
`);
});

test('Apache gets a block for each path', () => {
  expect(formatHostConfig('apache', RULES))
    .toBe(`# Stands as .htaccess in the folder of the site; needs mod_headers, mod_deflate with mod_filter, and AllowOverride FileInfo.
ErrorDocument 404 /docs/404.html
ErrorDocument 403 /docs/404.html
AddType text/markdown .md
AddType application/manifest+json .webmanifest
AddType application/octet-stream .pagefind .pf_meta .pf_index .pf_filter .pf_sort
AddCharset utf-8 .html .md .txt
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript text/markdown text/plain application/json text/xml image/svg+xml
</IfModule>
Header always set X-Content-Type-Options "nosniff"

<If "%{REQUEST_URI} =~ m#^/docs/(?:index\\.html)?$#">
  Header always set Cache-Control "no-cache"
</If>

<If "%{REQUEST_URI} =~ m#^/docs/sw\\.js$#">
  Header always set Cache-Control "no-cache"
</If>

<If "%{REQUEST_URI} =~ m#^/docs/check/#">
  Header always set Content-Security-Policy "default-src 'none'; connect-src 'self' https:"
</If>
`);
});

test('Caddy gets a block for each path', () => {
  expect(formatHostConfig('caddy', RULES)).toBe(`# Goes into a site block, beside its root.
handle_errors {
	rewrite * /docs/404.html
	file_server
}
file_server
encode zstd gzip
@markdown path *.md
header @markdown Content-Type "text/markdown; charset=utf-8"
@manifest path *.webmanifest
header @manifest Content-Type "application/manifest+json"
@packed path *.pagefind *.pf_meta *.pf_index *.pf_filter *.pf_sort
header @packed Content-Type "application/octet-stream"

header {
	X-Content-Type-Options "nosniff"
}

header /docs/ {
	Cache-Control "no-cache"
}

header /docs/sw.js {
	Cache-Control "no-cache"
}

header /docs/check/* {
	Content-Security-Policy "default-src 'none'; connect-src 'self' https:"
}
`);
});

test.each(HOSTS)('%s is refused rules that do not begin with those of every path', (host) => {
  expect(() => formatHostConfig(host, RULES.slice(1))).toThrow(
    'header rules: expected the first one to hold for every path, found /docs/',
  );
});
