vcl 4.1;

# A shared cache that does what the header meant for Cloudflare says (RFC 9213), and stores nothing else.

import std;

backend site {
  .host = "127.0.0.1";
  .port = "SITE_PORT";
}

sub vcl_recv {
  unset req.http.X-Cache;
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Unlike Varnish's own rule, a cookie does not keep a request from the cache: no public page depends on one.
  return (hash);
}

sub vcl_backend_response {
  set beresp.grace = 0s;
  if (beresp.was_304) {
    set beresp.http.X-Revalidated = "yes";
  }
  if (beresp.http.Cloudflare-CDN-Cache-Control ~ "max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.Cloudflare-CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    if (beresp.http.Cloudflare-CDN-Cache-Control ~ "stale-while-revalidate=[0-9]+") {
      set beresp.grace = std.duration(regsub(beresp.http.Cloudflare-CDN-Cache-Control, "^.*stale-while-revalidate=([0-9]+).*$", "\1s"), 0s);
    }
    # Kept beyond that only to be asked for again by its ETag.
    set beresp.keep = 10m;
    return (deliver);
  }
  set beresp.uncacheable = true;
  set beresp.ttl = 60s;
  return (deliver);
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}
