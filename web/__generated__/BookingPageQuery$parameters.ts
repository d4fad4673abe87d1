/**
 * @generated SignedSource<<c42abdab5c5ff125b14a440bfd13618d>>
 * @relayHash dbe817e85aaeb393a558530e4ed904e2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53e61db2ae301c6aaa03fdc5517fcbff8ed7b3755bc96134aadac4ee31e2a77e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53e61db2ae301c6aaa03fdc5517fcbff8ed7b3755bc96134aadac4ee31e2a77e",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
