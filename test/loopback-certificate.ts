// A certificate for localhost that nobody trusts, good until 2126, and its key: for tests on loopback alone.

/** Made with openssl: req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj /CN=localhost -addext subjectAltName=DNS:localhost */
export const LOOPBACK_CERTIFICATE = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg1n1lly3dO4SAt4o8
b/zibz/znJTRs95QrOMSugXdQAWhRANCAASzU7Z8XFx2GZ2+j3XNATLHSX9UmEh7
HnRnj2Dn4KbSv9rljcbBcE9ttB2CHycCUkT34uZDlWV0ZuqfKrvhNsEq
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBljCCATugAwIBAgIUIh9rpgLscngRZdm+btGH6S8wxeowCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTIwMTAwMTQwOFoYDzIxMjYxMTA3
MDAxNDA4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASzU7Z8XFx2GZ2+j3XNATLHSX9UmEh7HnRnj2Dn4KbSv9rljcbBcE9t
tB2CHycCUkT34uZDlWV0ZuqfKrvhNsEqo2kwZzAdBgNVHQ4EFgQUHntSKM/Rk2t7
TmDPt5hxLUWzF8YwHwYDVR0jBBgwFoAUHntSKM/Rk2t7TmDPt5hxLUWzF8YwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SQAwRgIhAN+hcKHEYJ+usyfBwU5xr0UjmD8ppebe9/sA2MAlJKOxAiEA0g00XLew
pp8Jl7KO7KgfEgkThNDyW1d6Ry5+G4gNS+c=
-----END CERTIFICATE-----
`,
};
