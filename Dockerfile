# One image for the API (default command) and the worker. Sources run as they are on Node 24; only the
# web app is built.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/web/package.json apps/web/
COPY apps/server/package.json apps/server/
COPY packages/contract/package.json packages/contract/
COPY packages/documents/package.json packages/documents/
COPY packages/domain/package.json packages/domain/
COPY packages/importer/package.json packages/importer/
COPY packages/isolation/package.json packages/isolation/
COPY packages/job-ad/package.json packages/job-ad/
COPY packages/local-first/package.json packages/local-first/
COPY packages/messages/package.json packages/messages/
COPY packages/stand-ins/package.json packages/stand-ins/
COPY e2e/package.json e2e/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build

FROM manifests AS packages
# Optional packages stay: the binaries of argon2 and dbmate are among them. Gone are the browser's compiler, which
# the web app has built in, and fonts in weights that no template sets (packages/documents/src/fonts/fonts.ts).
RUN npm ci --omit=dev -w @lauda/server && rm -r node_modules/@myriaddreamin/typst-ts-web-compiler \
  && find node_modules/@expo-google-fonts -name '*.ttf' ! -path '*/400Regular*' ! -path '*/600SemiBold*' -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 INTERNAL_HOST=0.0.0.0 STORAGE_FOLDER=/var/lib/lauda
WORKDIR /app
# What reads old Word files and scans.
RUN apt-get update && apt-get install -y --no-install-recommends \
    libreoffice-writer-nogui poppler-utils tesseract-ocr tesseract-ocr-por \
  && apt-get clean && rm -rf /var/lib/apt/lists/*
COPY --from=packages /app ./
COPY apps/server apps/server
COPY packages packages
COPY --from=build /app/apps/web/dist apps/web/dist
RUN install -d -o node -g node /var/lib/lauda
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.INTERNAL_PORT || 9464) + '/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/http.ts"]
