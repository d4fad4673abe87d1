-- A booking names the provider's order it is paid on from the moment the order has that number: in the same statement.
CREATE FUNCTION bookings_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bookings SET order_id = NEW.provider_order_id WHERE id = NEW.booking_id AND order_id IS NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER bookings_order AFTER UPDATE OF provider_order_id ON payment_orders FOR EACH ROW
  WHEN (OLD.provider_order_id IS NULL AND NEW.provider_order_id IS NOT NULL AND NEW.booking_id IS NOT NULL)
  EXECUTE FUNCTION bookings_order();
