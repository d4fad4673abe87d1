/**
 * @generated SignedSource<<80322a8c92cdc82da94ef7774f6763f6>>
 * @relayHash 327fe12b420b11de5fd05257226e04be
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d5809aa899586b62e08ce60ceef73ebb00dd304d396ae9f6a2eb67cdde6e111

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d5809aa899586b62e08ce60ceef73ebb00dd304d396ae9f6a2eb67cdde6e111",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
