// Preloaded into servers: when the parent process is killed, the server shuts down as on SIGTERM.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
