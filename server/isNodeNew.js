// Refuses to run on a version of Node that is too old, and says so. Like whatever imports it before anything else, it is in
// words that Node 12 can read: no `??`, no `?.`, no `await` outside of a function.

/** @returns {boolean} */
export const isNodeNew = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return true;
  console.error(`Node ${process.versions.node} is too old: Tiefenthal needs Node 20.19 or newer (https://nodejs.org).`);
  process.exitCode = 1;
  return false;
};
