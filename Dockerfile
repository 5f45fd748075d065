# Builds the site and serves it with Caddy at port 8080:
# docker build --build-arg GATSBY_FORM_WEBHOOK_URL=https://… --tag website . && docker run --publish 8080:8080 website
FROM node:24-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends brotli
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG GATSBY_FORM_WEBHOOK_URL GATSBY_ANALYTICS_ID SITE_URL EXAMPLES
ARG CMS_REPOSITORY CMS_BRANCH CMS_REVIEW CMS_APP_ID
# Builders other than Docker's own need CONTEXT to stop where forms would go nowhere.
ENV CONTEXT=production GATSBY_TELEMETRY_DISABLED=1
RUN npm run build && npm run --silent host -- caddy > Caddyfile
RUN find public -type f -regex '.*\.\(html\|js\|json\|css\|svg\|xml\|txt\)' -exec gzip --keep -9 {} + -exec brotli --keep {} +

FROM caddy:2-alpine
COPY --from=build /site/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /site/public /srv/site
