// Refuses to run on a version of Node that is too old, and says so. Node 12 has to be able to read this file and those that
// import it first (start.js, test/run.js): no `??`, no `?.`, no `await` outside of a function.

/** @returns {boolean} */
export const isNodeNew = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return true;
  console.error(`Node ${process.versions.node} is too old: Tiefenthal needs Node 20.19 or newer (https://nodejs.org).`);
  process.exitCode = 1;
  return false;
};
