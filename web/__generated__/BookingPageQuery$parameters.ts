/**
 * @generated SignedSource<<40f7db3c39716f16ce9959aafdb6425e>>
 * @relayHash 24700a51697d8b93a8bb436e572b6aab
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91bcbd9613ad59fdd41b9b410371be3008e82003ff2e4c9d818b7bb730049e22

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91bcbd9613ad59fdd41b9b410371be3008e82003ff2e4c9d818b7bb730049e22",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
