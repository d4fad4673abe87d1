/**
 * @generated SignedSource<<6d41810de7b6337002d1a6bde68cd425>>
 * @relayHash d88007dabddb0b273ae221ba9dcaf6ff
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d508ffc7e551b6dcb5be78426b67f6c9a6a81b102f59313790e2d1799bc44cd1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d508ffc7e551b6dcb5be78426b67f6c9a6a81b102f59313790e2d1799bc44cd1",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
