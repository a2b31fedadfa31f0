// The modules that catalogues.ts makes.
declare module 'virtual:texts/*' {
  const messages: string;
  export default messages;
}
