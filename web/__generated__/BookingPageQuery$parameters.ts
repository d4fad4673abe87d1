/**
 * @generated SignedSource<<133091d515ca55f1eaca3bff7ea515cf>>
 * @relayHash a76da6d7096906fbf95565d57b8fd5cd
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2979a4543ee7d9e9c4c4ff1a42ef0d29d156d888c587d4997e039fc53c60700b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2979a4543ee7d9e9c4c4ff1a42ef0d29d156d888c587d4997e039fc53c60700b",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
