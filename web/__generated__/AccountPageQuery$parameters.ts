/**
 * @generated SignedSource<<6995a429b8dc138654644c02a1442016>>
 * @relayHash 30499e9c1b6dfacb1bd1a4c3ea9172af
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b144c2a69929d096f7ce1fdc071b9454ce42490e7183297b84da540beee64c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountPageQuery } from './AccountPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b144c2a69929d096f7ce1fdc071b9454ce42490e7183297b84da540beee64c3",
    "metadata": {},
    "name": "AccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
