-- Unread notifications go by their age too. Without a condition on is_read, reading one changes no index.
DROP INDEX "notifications_read_by_age";
CREATE INDEX "notifications_created_at_idx" ON "notifications"("created_at");
