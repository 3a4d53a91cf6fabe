// Imported before anything else, and by itself: it must run on a Node that is too old for the rest.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `mealtext: this is Node ${process.versions.node}, and 20.19 or later is needed. Install it from https://nodejs.org, or with "nvm install 20".`,
  );
  process.exit(1);
}
