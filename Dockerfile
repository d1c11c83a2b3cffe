FROM node:26.10.0-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1 AS build
WORKDIR /sheaf
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/api/package.json packages/api/
COPY packages/db/package.json packages/db/
COPY packages/messages/package.json packages/messages/
COPY packages/passages/package.json packages/passages/
COPY packages/pdf-core/package.json packages/pdf-core/
COPY bench/package.json bench/
COPY scripts/package.json scripts/
COPY training/package.json training/
RUN npm ci --no-audit --no-fund
COPY . .
# The image brings its own Node, so the packaged ones stay out.
RUN npm run build --workspace apps/web \
  && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* apps/web/src bench scripts training

FROM node:26.10.0-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /sheaf
# LibreOffice converts Word, Excel, PowerPoint and OpenDocument files to PDF; it is 400 MB: --build-arg OFFICE=yes
ARG OFFICE
RUN if [ -n "$OFFICE" ]; then \
    apt-get update \
    && apt-get install -y --no-install-recommends libreoffice-writer-nogui libreoffice-calc-nogui libreoffice-impress-nogui fonts-liberation \
    && rm -rf /var/lib/apt/lists/*; \
  fi
COPY --from=build /sheaf ./
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
